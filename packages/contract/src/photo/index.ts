export { Picture, pictureFilter } from './picture.service.ts'
