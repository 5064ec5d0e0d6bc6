import sharp from 'sharp'
import { simPeople } from './people.ts'
import type { SimulatedResponse } from './simulator.ts'

/** Side in pixels; in WeChat's addresses it is 0. */
const largest = 640
const hues = ['#3d5a80', '#8a5a44', '#4f6d50']

/** A small square avatar as providers serve them; undefined if the path is not that of a picture. */
export function avatarAt(path: string): Promise<SimulatedResponse> | undefined {
  const [, who, side] = /^\/heads\/(\w+)\/(\d+)$/.exec(path) ?? []
  return who === undefined ? undefined : drawAvatar(who, Number(side) || largest)
}

async function drawAvatar(who: string, side: number): Promise<SimulatedResponse> {
  const index = simPeople.findIndex((person) => person.id === who)
  const background = hues[index % hues.length] ?? '#3d5a80'
  const body = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { type: 'image/jpeg', body }
}
