/** Registered products, for tests of other domains. */
export { buildApplication } from '../domains/product/testing/build-activity.ts'
export {
  buildProduct,
  registerProduct,
  shipSerial,
  storeCode,
} from '../domains/product/testing/build-product.ts'
