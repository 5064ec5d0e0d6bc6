import { readFile } from 'node:fs/promises'
import type { Metadata } from 'sharp'

/** 1: nothing found, 2: altered with AI, 3: made by AI. */
export type AiMark = 1 | 2 | 3

/**
 * AI marks in a file's metadata: IPTC's DigitalSourceType in XMP and in C2PA manifests, the implicit label of GB
 * 45438-2025 (`AIGC`), and names of generators. Absence proves nothing, and marks can be forged: a mark is shown as a
 * suspicion unless the author declares the same.
 * @param software the program named in EXIF
 */
export async function findAiMark(
  path: string,
  { xmp, exif, comments }: Metadata,
  software: string,
): Promise<AiMark> {
  const texts = [
    `Software: ${software}`,
    xmp?.toString('utf8', 0, 1_048_576) ?? '',
    exif === undefined ? '' : plain(exif.subarray(0, 262_144)),
    ...(comments ?? []).map(({ keyword, text }) => `${keyword}: ${text.slice(0, 100_000)}`),
    await contentCredentials(path),
  ]
  return texts.reduce<AiMark>((found, text) => stronger(found, judge(text)), 1)
}

function judge(text: string): AiMark {
  if (text === '') return 1
  return stronger(stronger(sourceType(text), aigcLabel(text)), generator.test(text) ? 3 : 1)
}

const stronger = (one: AiMark, other: AiMark): AiMark => (one > other ? one : other)

function sourceType(text: string): AiMark {
  if (/digitalsourcetype\W{1,3}(trainedA|a)lgorithmicMedia\b/i.test(text)) return 3
  return /digitalsourcetype\W{1,3}composite(WithTrainedAlgorithmicMedia|Synthetic)\b/i.test(text) ? 2 : 1
}

/** `"AIGC":{"Label":"1",…}`: 1 made by AI, 2 possibly, 3 suspected. Quotes may be written as XML entities. */
function aigcLabel(text: string): AiMark {
  const label = /AIGC.{0,40}?Label(?:&quot;|\W){1,12}(?:value)?([123])/is.exec(text)?.[1]
  if (label === undefined) return 1
  return label === '1' ? 3 : 2
}

// Fields where programs write their own name or settings, not where people write captions.
const generator = new RegExp(
  [
    String.raw`(?:CreatorTool|Software|parameters|prompt|workflow|Generator|Credit)\W.{0,60}?(?:midjourney|stable.?diffusion|dall.?e\b|comfyui|firefly|novelai|invokeai|leonardo\.ai|ideogram|jimeng|wenxin|tongyi wanxiang|kling ai|made with google ai)`,
    String.raw`Steps: \d+, Sampler: `,
    String.raw`"class_type":\s?"KSampler`,
  ].join('|'),
  'is',
)

/** EXIF comments are ASCII or UTF-16: without zero bytes both read the same. */
function plain(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '')
}

const aroundBytes = 120

/** The parts of a C2PA manifest with a source type. It may be anywhere in the file and is not compressed. */
async function contentCredentials(path: string): Promise<string> {
  const file = await readFile(path)
  if (!file.includes('c2pa')) return ''
  const parts: string[] = []
  for (let at = file.indexOf('igitalsourcetype/'); at !== -1 && parts.length < 50;) {
    parts.push(file.toString('latin1', Math.max(0, at - 1), at + aroundBytes))
    at = file.indexOf('igitalsourcetype/', at + 1)
  }
  return parts.join('\n')
}
