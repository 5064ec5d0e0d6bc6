export { ProductCatalogue } from './components/product-catalogue.tsx'
export { ScanCamera } from './components/scan-camera.tsx'
