export * from './photo.limits.ts'
export { Picture, pictureFilter } from './picture.service.ts'
