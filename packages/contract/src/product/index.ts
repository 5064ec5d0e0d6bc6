export * from './product.limits.ts'
export {
  accessCodeBatchSheet,
  accessCodeSheet,
  categorySheet,
  productSheet,
  registrationSheet,
  ShippedSerialRow,
  shippedSerialSentences,
  shippedSerialSheet,
  StaffAccessCode,
  StaffProduct,
  StaffRegistration,
  StaffShipment,
} from './staff-product.service.ts'
export {
  activitySheet,
  applicationSheet,
  GiftParcelCsvRow,
  giftParcelSentences,
  giftParcelSheet,
  StaffProductActivity,
} from './staff-product-activity.service.ts'
export * from './product-activity.words.ts'
export * from './product-activity.shapes.ts'
export { ProductInfo } from './product-info.service.ts'
export { purchaseFields, UserProduct } from './user-product.service.ts'
export * from './product.words.ts'
export * from './product.shapes.ts'
export {
  type AccessCodeBatch,
  productLimits,
  type StaffProductCategory,
  type StaffProductItem,
  type StaffRegistrationItem,
  type StaffSerial,
} from './staff-product.shapes.ts'
export { type ProductActivityCall } from './product-activity.methods.ts'
