export { ownDataParts, type OwnDataPart } from './own-data-part.ts'
