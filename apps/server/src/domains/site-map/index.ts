export { type ListMappedPages, mappedPages } from './mapped-pages.ts'
