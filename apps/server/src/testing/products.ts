/** Registered products, for tests of other domains. */
export {
  buildProduct,
  registerProduct,
  shipSerial,
  storeCode,
} from '../domains/product/testing/build-product.ts'
