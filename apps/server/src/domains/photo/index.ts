export { coverOf as coverExifOf, photoKind } from './photo-kind.ts'
export { countOwnGear } from './gallery.view.ts'
