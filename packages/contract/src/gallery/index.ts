export * from './gallery.words.ts'
export { OnlineGallery } from './online-gallery.service.ts'
export { StaffGallery } from './staff-gallery.service.ts'
export type {
  BookEntry,
  ExhibitedWork,
  Exhibition,
  ExhibitionCard,
  ExhibitionRoom,
  GalleryInvitation,
  OpenCall,
  OwnSubmission,
} from './gallery.shapes.ts'
export type {
  AlikePhoto,
  CuratorOpinion,
  StaffBookEntry,
  StaffCallItem,
  StaffExhibition,
  StaffExhibitionItem,
  StaffExhibitionWork,
  StaffGalleryPost,
  StaffSubmission,
} from './staff-gallery.shapes.ts'
