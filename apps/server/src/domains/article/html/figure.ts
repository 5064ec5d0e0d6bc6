import type { Block } from './article-doc.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const gear = /^(?:camera|lens):[a-z0-9.-]{1,100}$/

/** A reference to a photograph, gear or video. */
export type Figure = Extract<Block, { kind: 'photo' | 'product' | 'video' }>

/** The kinds of a `figure`. */
export type FigureBlock = Figure | Extract<Block, { kind: 'placeholder' }>

/** The reference or position in a figure's attributes; null without one. */
export function readFigure(attributes: Record<string, string>): FigureBlock | null {
  const photo = (attributes['data-photo'] ?? '').toLowerCase()
  if (uuid.test(photo)) return { kind: 'photo', fileId: photo, caption: '' }
  const product = attributes['data-product'] ?? ''
  if (gear.test(product)) return { kind: 'product', id: product }
  const video = (attributes['data-video'] ?? '').toLowerCase()
  if (uuid.test(video)) return { kind: 'video', publishId: video }
  const of = attributes['data-placeholder']
  return of === 'photo' || of === 'video' ? { kind: 'placeholder', of } : null
}
