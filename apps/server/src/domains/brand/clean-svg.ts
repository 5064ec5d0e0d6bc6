import { brandPictureSentences, unsafeInSvg } from '@guangquan/contract'
import { Parser } from 'htmlparser2'
import { fail } from '../../fail.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import type { CleanPicture } from './clean-picture.ts'
import { SvgUses } from './svg-uses.ts'

const elements = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient ' +
    'radialGradient stop clipPath mask pattern filter feGaussianBlur feOffset feBlend feColorMatrix feComposite ' +
    'feFlood feMerge feMergeNode style'
  ).split(' '),
)
/** Left out with their content: programs describe the file in them. */
const descriptions = new Set(['title', 'desc', 'metadata'])
const attributes = new Set(
  (
    'id class style transform viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy dx dy d points offset ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity opacity clip-path clip-rule mask filter stop-color ' +
    'stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternTransform ' +
    'patternContentUnits clipPathUnits maskUnits maskContentUnits filterUnits preserveAspectRatio ' +
    'font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline ' +
    'stdDeviation in in2 result type values mode operator k1 k2 k3 k4 flood-color flood-opacity ' +
    'color-interpolation-filters vector-effect display visibility overflow paint-order href'
  ).split(' '),
)
const reference = /url\(\s*(?!['"]?#)/i
const cssFaults = /@|\\|expression|javascript:|<|\burl\(\s*(?!['"]?#)/i
const maxElements = 2000

/**
 * An SVG of listed elements and attributes, rewritten. What could run a program or load something is refused rather
 * than left out, since the picture might then differ from what its author drew.
 * @throws BrandPictureType, BrandPictureUnsafe, BrandPictureSize
 */
export function cleanSvg(source: string): CleanPicture {
  const written: string[] = []
  const open: string[] = []
  let ignored = 0
  let count = 0
  const uses = new SvgUses()
  let style = ''
  let sides: { width: number; height: number } | null = null

  const parser = new Parser(
    {
      onprocessinginstruction: (_, text) => {
        // An entity could stand for anything.
        if (/^!doctype/i.test(text) && text.includes('[')) unsafe(unsafeInSvg.entity)
        if (/^\?xml-stylesheet/i.test(text)) unsafe(unsafeInSvg.style)
      },
      onopentag: (name, given) => {
        if (ignored > 0 || descriptions.has(name) || (name.includes(':') && !name.startsWith('svg:'))) {
          ignored += 1
          return
        }
        if (count === 0 ? name !== 'svg' : open.length === 0) fail('BrandPictureType')
        if (!elements.has(name)) unsafe(unsafeInSvg.element(name.slice(0, 20)))
        // A style sheet is checked as one text, so nothing may separate its parts.
        if (open.at(-1) === 'style') unsafe(unsafeInSvg.style)
        if (++count > maxElements) fail('BrandPictureSize', { text: brandPictureSentences.tooComplex })
        const kept = cleanAttributes(name, given)
        uses.open(name, given)
        if (count === 1) {
          sides = sidesOf(given)
          kept.push('xmlns="http://www.w3.org/2000/svg"')
          // A picture without a size of its own would not be drawn.
          if (!('width' in given)) kept.push(`width="${sides.width}"`, `height="${sides.height}"`)
        }
        open.push(name)
        written.push(`<${[name, ...kept].join(' ')}>`)
      },
      ontext: (text) => {
        if (ignored > 0 || open.length === 0) return
        if (open.at(-1) === 'style') style += text
        written.push(escapeHtml(text))
      },
      onclosetag: () => {
        if (ignored > 0) ignored -= 1
        else if (open.length > 0) {
          const name = open.pop() ?? ''
          uses.close()
          // Comments and CDATA split a text, which can only be judged as a whole.
          if (name === 'style') {
            if (cssFaults.test(style)) unsafe(unsafeInSvg.style)
            uses.addStyle(style)
            style = ''
          }
          written.push(`</${name}>`)
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(source)
  if (sides === null) fail('BrandPictureType')
  if (!uses.areFew(maxElements)) fail('BrandPictureSize', { text: brandPictureSentences.tooComplex })
  const { width, height }: { width: number; height: number } = sides
  return { bytes: Buffer.from(written.join('')), width, height }
}

function cleanAttributes(element: string, given: Record<string, string>): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (/^on/i.test(name)) unsafe(unsafeInSvg.script)
    const plain = name === 'xlink:href' ? 'href' : name
    if (plain === 'href' && !/^#[\w.-]+$/.test(value)) unsafe(unsafeInSvg.link)
    if (plain === 'style' ? cssFaults.test(value) : reference.test(value)) unsafe(unsafeInSvg.link)
    if (!attributes.has(plain) || (plain === 'href' && element === 'style')) return []
    return [`${plain}="${escapeHtml(value)}"`]
  })
}

function sidesOf({ width = '', height = '', viewBox = '' }: Record<string, string>) {
  const px = /^\d+(?:\.\d+)?(?:px)?$/
  const [, , boxWidth = '', boxHeight = ''] = viewBox.trim().split(/[\s,]+/)
  const own = px.test(width) && px.test(height)
  const sides = [own ? width : boxWidth, own ? height : boxHeight].map((side) =>
    Math.round(Number.parseFloat(side)),
  )
  const [wide = 0, high = 0] = sides
  if (!(wide > 0 && high > 0)) fail('BrandPictureSize', { text: brandPictureSentences.noSides })
  return { width: wide, height: high }
}

function unsafe(what: string): never {
  return fail('BrandPictureUnsafe', { what })
}
