import { expect, test } from 'vitest'
import { codeIn, parseResponse, textIn } from './parse-response.ts'

test.each([
  ['{"a":"1"}', { a: '1' }],
  [' {"a":1}\n', { a: 1 }],
  [
    'callback( {"error":100020,"error_description":"code is reused"} );\n',
    { error: 100020, error_description: 'code is reused' },
  ],
  ['callback({"client_id":"1"})', { client_id: '1' }],
  ['access_token=AB&expires_in=7776000', { access_token: 'AB', expires_in: '7776000' }],
  ['code=100019&msg=code to access token error', { code: '100019', msg: 'code to access token error' }],
])('%s is read', (text, value) => {
  expect(parseResponse(text)).toEqual(value)
})

test.each([
  '',
  '{"access_token": ',
  '<html>x=1</html>',
  '[1]',
  'null',
  'callback();',
  'callback([1]);',
  'nothing',
])('%s is nothing we know', (text) => {
  expect(parseResponse(text)).toBeNull()
})

test('numbers come as text and texts as numbers', () => {
  expect([codeIn(21325), codeIn('10006'), codeIn('-22'), codeIn('x'), codeIn(null)]).toEqual([
    21325, 10006, -22, 0, 0,
  ])
  expect([textIn('a'), textIn(12), textIn(null), textIn({})]).toEqual(['a', '12', '', ''])
})
