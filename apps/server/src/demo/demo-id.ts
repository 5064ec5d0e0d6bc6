import type { Random } from './random.ts'

/** A UUIDv7 of an instant whose random part comes from the seed: the same data has the same ids. */
export function demoId(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('')
  const variant = random.pick(['8', '9', 'a', 'b'])
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${variant}${digits(3)}-${digits(12)}`
}
