// 光圈抽奖的验算。浏览器里的「自己验算」运行的就是这个文件，它只用标准的 SHA-256 和 HMAC。
// 在自己的电脑上：安装 Node.js 22 或更新的版本，然后运行
//   node verify-lottery.mjs 名单.json

const encoder = new TextEncoder()
const { subtle } = globalThis.crypto
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (seed) =>
  Uint8Array.from(atob(seed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const sha256 = async (bytes) => hex(new Uint8Array(await subtle.digest('SHA-256', bytes)))

/** 前 53 位，一个不会算错的大整数。 */
async function bigNumber(seed, parts) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign'])
  const mac = new Uint8Array(await subtle.sign('HMAC', key, encoder.encode(parts.join('|'))))
  return mac.slice(0, 6).reduce((value, byte) => value * 256 + byte, 0) * 32 + (mac[6] >> 3)
}

/** 除以人数取余；会偏向前面几位的那一小段重新算一次。 */
async function pick(seed, parts, count) {
  for (let again = 0; ; again++) {
    const value = await bigNumber(seed, [...parts, again])
    if (value < 2 ** 53 - (2 ** 53 % count)) return { value, index: value % count }
  }
}

/** 从名单里逐份抽出中奖的号码；中过的人离开名单。 */
export async function drawList({ seed, root, publicValue, tickets, counts }) {
  const winners = []
  let first = null
  let rest = tickets
  for (let prize = 0; prize < counts.length; prize++)
    for (let unit = 0; unit < counts[prize] && rest.length > 0; unit++) {
      const { value, index } = await pick(seed, [root, publicValue, prize, unit], rest.length)
      const winner = rest[index]
      first ??= { value, count: rest.length, index, number: winner.number }
      winners.push({ number: winner.number, prize })
      rest = rest.filter((ticket) => ticket.code !== winner.code)
    }
  return { winners, first }
}

/** 即时抽奖：每一张都当场有结果，抽中而奖品已经发完的算没中。 */
export async function drawInstant({ seed, tickets, odds, left }) {
  const winners = []
  for (const { code, number, nonce } of tickets) {
    const part = Math.floor(((await bigNumber(seed, [code, number, nonce])) / 2 ** 53) * 1_000_000)
    let end = 0
    const prize = odds.findIndex((one) => part < (end += one))
    if (prize >= 0 && left[prize]-- > 0) winners.push({ number, prize })
  }
  return winners
}

/** 从链头一环一环算到链尾；返回第一处对不上的号码。 */
async function walkChain(round, tickets, onTicket) {
  let hash = round.commit
  for (const ticket of tickets) {
    hash = await sha256(encoder.encode(`${hash}${ticket.code}${ticket.nonce}`))
    if (hash !== ticket.hash) return { hash, brokenAt: ticket.number }
    onTicket(ticket.number)
  }
  return { hash, brokenAt: null }
}

const sameWinners = (computed, published) =>
  JSON.stringify(computed.toSorted((a, b) => a.number - b.number)) ===
  JSON.stringify(published.toSorted((a, b) => a.number - b.number))

/**
 * 验算一份公布的记录。每做完一步就报告一次；对不上就停下。
 * @param record { type, publicSource, publicValue, prizes: [{ title, count, odds }], rounds: [{ round, commit, seed, head,
 *   count, tickets: [{ number, code, nonce, hash, isExcluded, prize }] }] }
 */
export async function verify(record, report = () => {}, onTicket = () => {}) {
  const counts = record.prizes.map((prize) => prize.count)
  const left = [...counts]
  const done = (step, round, isRight, facts) => {
    report({ step, round: round.round, isRight, ...facts })
    return isRight
  }
  for (const round of record.rounds) {
    const commit = await sha256(bytesOf(round.seed))
    const isCommitted = commit === round.commit
    if (!done('seed', round, isCommitted, { published: round.commit, computed: commit })) return false

    const { tickets } = round
    const { hash, brokenAt } = await walkChain(round, tickets, onTicket)
    const isWhole = brokenAt === null && hash === round.head && tickets.length === round.count
    const chain = { published: round.head, computed: hash, brokenAt, count: tickets.length }
    if (!done('chain', round, isWhole, chain)) return false

    const won = tickets.filter((ticket) => ticket.prize !== null)
    const published = won.map(({ number, prize }) => ({ number, prize }))
    if (record.type === 1) {
      const odds = record.prizes.map((prize) => prize.odds)
      const winners = await drawInstant({ seed: round.seed, tickets, odds, left })
      const isSame = sameWinners(winners, published)
      if (!done('winners', round, isSame, { count: winners.length, all: published.length })) return false
      continue
    }
    done('value', round, true, { source: record.publicSource, value: record.publicValue })
    const list = tickets.filter((ticket) => !ticket.isExcluded)
    const draw = { seed: round.seed, root: round.head, publicValue: record.publicValue ?? '' }
    const { winners, first } = await drawList({ ...draw, tickets: list, counts })
    const place = published.find((one) => one.number === first?.number)
    const isFirst = first === null ? published.length === 0 : place?.prize === winners[0].prize
    if (!done('first', round, isFirst, first ?? {})) return false
    const isSame = sameWinners(winners, published)
    if (!done('winners', round, isSame, { count: winners.length, all: published.length })) return false
  }
  return true
}

const names = {
  seed: '种子没有换过',
  chain: '名单没有动过',
  value: '公共数',
  first: '第一份奖品',
  winners: '全部中奖名单',
}

if (globalThis.process?.argv[1]?.endsWith('verify-lottery.mjs')) {
  const { readFileSync } = process.getBuiltinModule('fs')
  const record = JSON.parse(readFileSync(process.argv[2], 'utf8'))
  const isRight = await verify(record, ({ step, round, isRight: ok, ...facts }) =>
    console.log(ok ? '✓' : '✗', `第 ${round} 轮`, names[step], JSON.stringify(facts)),
  )
  console.log(isRight ? '与公布的名单一致' : '与公布的名单不一致')
  process.exitCode = isRight ? 0 : 1
}
