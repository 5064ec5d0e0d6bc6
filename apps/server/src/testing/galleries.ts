export { buildSubmission } from '../domains/gallery/testing/build-gallery.ts'
