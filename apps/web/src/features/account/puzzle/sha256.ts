// Written out because Web Crypto answers each digest through a promise, which makes a search over hundreds of
// thousands of short texts some twenty times slower.
const constants = new Uint32Array(64)
const start = new Uint32Array(8)
fillConstants()

const words = new Uint32Array(64)

/** First 32 bits of the SHA-256 of ASCII text up to 119 characters. */
export function sha256Head(text: string): number {
  const length = text.length
  const blocks = length < 56 ? 1 : 2
  const state = start.slice()
  for (let block = 0; block < blocks; block++) {
    for (let word = 0; word < 16; word++) {
      let value = 0
      for (let byte = 0; byte < 4; byte++) {
        value = (value << 8) | byteAt(text, block * 64 + word * 4 + byte)
      }
      words[word] = value
    }
    if (block === blocks - 1) words[15] = length * 8
    compress(state)
  }
  return at(state, 0)
}

function byteAt(text: string, index: number): number {
  if (index < text.length) return text.charCodeAt(index)
  return index === text.length ? 0x80 : 0
}

function compress(state: Uint32Array): void {
  for (let index = 16; index < 64; index++) {
    const before = at(words, index - 15)
    const last = at(words, index - 2)
    const low = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3)
    const high = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10)
    words[index] = at(words, index - 16) + low + at(words, index - 7) + high
  }
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let index = 0; index < 64; index++) {
    const mixE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + mixE + ((e & f) ^ (~e & g)) + at(constants, index) + at(words, index)) | 0
    const mixA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (mixA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  added.forEach((value, index) => {
    state[index] = at(state, index) + value
  })
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

function at(list: Uint32Array, index: number): number {
  return list[index] ?? 0
}

/** Fractional parts of the square and cube roots of the first primes, as the standard defines them. */
function fillConstants(): void {
  let count = 0
  for (let candidate = 2; count < 64; candidate++) {
    if (!isPrime(candidate)) continue
    if (count < 8) start[count] = fraction(candidate ** (1 / 2))
    constants[count] = fraction(candidate ** (1 / 3))
    count += 1
  }
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false
  return true
}

function fraction(value: number): number {
  return (value - Math.floor(value)) * 2 ** 32
}
