import sharp from 'sharp'
import type { SimAnswer } from './simulator.ts'

const hues = ['#3d5a80', '#8a5a44', '#4f6d50']

/** A small square picture of a person, as the houses keep them. */
export async function headPicture(index: number, side: number): Promise<SimAnswer> {
  const background = hues[index % hues.length] ?? '#3d5a80'
  const body = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { type: 'image/jpeg', body }
}
