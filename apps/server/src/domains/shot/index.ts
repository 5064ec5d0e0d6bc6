export { coverColumns, shotColumns, type ShotColumns, writeShots } from './shots.ts'
