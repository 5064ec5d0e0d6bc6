export { FolderOffer } from './components/folder-offer.tsx'
