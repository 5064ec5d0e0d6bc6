export { ScanCamera } from './components/scan-camera.tsx'
