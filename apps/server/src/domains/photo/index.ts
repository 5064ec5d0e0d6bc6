export { photoKind } from './photo-kind.ts'
