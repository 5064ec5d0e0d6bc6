export * from './envelope.ts'
export * from './errors.ts'
export * from './limits.ts'
export * from './method.ts'
export * from './services.ts'
export { FileUpload, useTypes } from './services/file-upload.ts'
export { NewPublish, Publish, type Draft } from './services/new-publish.ts'
export { Picture, pictureFilter } from './services/picture.ts'
export { SmsMessage } from './services/sms-message.ts'
export { SysBaseInfo, SiteSettings } from './services/sys-base-info.ts'
export { UserFollow } from './services/user-follow.ts'
export { UserInfo } from './services/user-info.ts'
export { UserLike } from './services/user-like.ts'
export * from './shapes/identity.ts'
export * from './shapes/page.ts'
export {
  exifFields,
  type ExifField,
  type GearOption,
  type Picture as PictureShape,
  type PictureExif,
  type PictureTile,
  type UploadedFile,
  type Verdict,
  verdictTexts,
} from './shapes/picture.ts'
export * from './shapes/publish.ts'
export * from './shapes/reply.ts'
export * from './shapes/text.ts'
export * from './shapes/user.ts'
