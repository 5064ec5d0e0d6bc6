import { expect, test } from 'vitest'
import { checkCharacter, isAccessCode, showAccessCode } from './access-code.ts'
import { readProductLabel } from './product-label.ts'
import { describeSerial, isSerialPattern, matchesSerial, normaliseSerial } from './product-serial.ts'
import { inviteCodeAlphabet } from '../people/referral.ts'
import { addMonths, daysBetween, mayExtend } from './warranty.ts'

test('a product number is compared without spaces, dashes and case, and by the pattern of its product', () => {
  expect(normaliseSerial(' cl 20-31\u201345\uff16 ')).toBe('CL2031456')
  expect(matchesSerial('CL#######', 'CL2031456')).toBe(true)
  expect(matchesSerial('#######|@@######', 'AB123456')).toBe(true)
  for (const wrong of ['CL203145', 'CL20314567', 'CM2031456', 'CL203145A', '', 'CL<script>'])
    expect(matchesSerial('CL#######', wrong), wrong).toBe(false)
  expect(matchesSerial('***', 'A12')).toBe(false)
  expect(isSerialPattern('CL#######|*****')).toBe(true)
  for (const wrong of ['', 'CL##', '(a+)+$####', 'cl#######', '#######|', '#'.repeat(17)])
    expect(isSerialPattern(wrong), wrong).toBe(false)
  expect(describeSerial('CL#######')).toBe('以 CL 开头，后接 7 位数字')
  expect(describeSerial('#######|@@######')).toBe('7 位数字，或者 2 位字母，后接 6 位数字')
})

test('any one wrong character of an access code is found, and nearly every pair that changed places', () => {
  const letters = inviteCodeAlphabet.split('')
  let swapped = 0
  let found = 0
  for (let start = 0; start < letters.length; start++) {
    const beginning = Array.from(
      { length: 11 },
      (_, at) => letters[(start * 7 + at * 5 + at * at) % 32],
    ).join('')
    const code = beginning + checkCharacter(beginning)
    expect(isAccessCode(code)).toBe(true)
    for (let at = 0; at < code.length; at++) {
      for (const other of letters) {
        const changed = code.slice(0, at) + other + code.slice(at + 1)
        expect(isAccessCode(changed)).toBe(changed === code)
      }
      const [a = '', b = ''] = [code[at], code[at + 1]]
      if (a === b || b === '') continue
      swapped += 1
      if (!isAccessCode(code.slice(0, at) + b + a + code.slice(at + 2))) found += 1
    }
  }
  expect(found / swapped).toBeGreaterThan(0.97)
  expect(isAccessCode('0OIL23456789')).toBe(false)
  expect(showAccessCode('abcd efgh-2')).toBe('ABCD-EFGH-2')
})

test('both texts of a label are read, and nothing else', () => {
  const label = { productCode: 'C1PRO', serialNumber: '2031456', accessCode: 'ABCDEFGH2345' }
  expect(readProductLabel('https://club.example/r?p=c1pro&s=203-1456&a=abcd-efgh-2345')).toEqual(label)
  expect(readProductLabel('P1|C1PRO|2031456|ABCD-EFGH-2345')).toEqual(label)
  expect(readProductLabel('P1|C1PRO|2031456')).toEqual({ ...label, accessCode: '' })
  for (const wrong of [
    '',
    'P1|',
    'P1|C1PRO|',
    'P2|C1PRO|1234567',
    'https://club.example/x?p=c1&s=1234567',
    'javascript:alert(1)',
    `P1|C1|${'1'.repeat(600)}`,
  ])
    expect(readProductLabel(wrong), wrong).toBeNull()
})

test('a warranty ends on the same day some months later, and is extended only for early registrations', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2026-11-23', 24)).toBe('2028-11-23')
  expect(daysBetween('2026-10-24', '2026-11-23')).toBe(30)
  const facts = { isMainland: true, boughtOn: '2026-10-24', registeredOn: '2026-11-23' }
  expect(mayExtend(facts)).toBe(true)
  expect(mayExtend({ ...facts, boughtOn: '2026-10-23' })).toBe(false)
  expect(mayExtend({ ...facts, isMainland: false })).toBe(false)
})
