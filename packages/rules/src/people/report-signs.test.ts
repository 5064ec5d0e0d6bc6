import { expect, test } from 'vitest'
import { findReportSigns, looksArranged, type SignedReport } from './report-signs.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const hourMs = 3600_000

/** Reports that have nothing in common, changed one by one. */
function reports(...changes: Partial<SignedReport>[]): SignedReport[] {
  return changes.map((change, place) => ({
    id: `report ${place}`,
    reporterId: `member ${place}`,
    text: '',
    at: new Date(noon.getTime() + place * 5 * hourMs),
    joinedAt: new Date('2025-01-01T00:00:00Z'),
    address: '',
    inviterId: null,
    ...change,
  }))
}

/** The signs with the indexes of their reports. */
function signsOf(...changes: Partial<SignedReport>[]) {
  return Object.fromEntries(
    findReportSigns(reports(...changes)).map(({ sign, reportIds }) => [
      sign,
      reportIds.map((id) => Number(id.slice('report '.length))),
    ]),
  )
}

const joined = (hours: number) => ({ joinedAt: new Date(noon.getTime() - hours * hourMs) })

test('reports by people who have nothing in common show no sign', () => {
  expect(signsOf({}, {}, {}, {})).toEqual({})
})

test('three accounts of up to three days are a sign, two are not', () => {
  expect(signsOf(joined(1), joined(20), {}, joined(57))).toEqual({ newAccounts: [0, 1, 3] })
  expect(signsOf(joined(1), joined(20), {}, joined(58))).toEqual({})
})

test('the same words are a sign, whatever stands between them; a short text is none', () => {
  const text = '这张图是偷别人的'
  expect(signsOf({ text }, { text: '另一句话，和他们不一样' }, { text: ` ${text}！！` })).toEqual({
    sameWords: [0, 2],
  })
  expect(signsOf({ text: '盗图' }, { text: '盗图' })).toEqual({})
})

test('three members of one network are a sign; an address that is not known is none', () => {
  const [first, second, third] = ['198.51.100.2', '198.51.100.9', '198.51.100.200'].map((address) => ({
    address,
  }))
  expect(signsOf({ ...first }, { ...second }, { address: '198.51.101.2' }, { ...third })).toEqual({
    sameNetwork: [0, 1, 3],
  })
  const address = '2001:db8:0:1::/64'
  expect(signsOf({ address }, { address }, { address })).toEqual({ sameNetwork: [0, 1, 2] })
})

test('three reports within an hour are a sign, wherever the hour begins', () => {
  const at = (minutes: number) => ({ at: new Date(noon.getTime() + minutes * 60_000) })
  expect(signsOf(at(-90), at(0), at(59), at(60), at(61))).toEqual({ sameHour: [1, 2, 3] })
  expect(signsOf(at(0), at(30), at(61))).toEqual({})
})

test('members who invited each other, or whom one member invited, are related', () => {
  expect(signsOf({}, { inviterId: 'member 0' }, {})).toEqual({ related: [0, 1] })
  expect(signsOf({ inviterId: 'x' }, {}, { inviterId: 'x' })).toEqual({ related: [0, 2] })
  expect(signsOf({ inviterId: 'x' }, { inviterId: 'y' })).toEqual({})
})

test('one sign may be a coincidence, two look arranged', () => {
  expect(looksArranged([{ sign: 'sameHour' }])).toBe(false)
  expect(looksArranged([{ sign: 'sameHour' }, { sign: 'newAccounts' }])).toBe(true)
})
