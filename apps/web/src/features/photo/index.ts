export { VirtualWall } from './components/virtual-wall.tsx'
export { tileAlt, type PhotoTileProps } from './components/photo-tile.tsx'
export { PostWall } from './components/post-wall.tsx'
export { PhotoWall } from './components/photo-wall.tsx'
