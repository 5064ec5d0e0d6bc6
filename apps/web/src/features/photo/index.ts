export { PhotoWall } from './components/photo-wall.tsx'
