import { errorCatalogue } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { Failure } from './fail.ts'
import { enforce, forOthers, forOwner, showRights } from './verdict.ts'

const [owner, other] = [{ id: 'a' }, { id: 'b' }]

test('what is not theirs has no control, and what they may not do now says why', () => {
  expect(showRights({ edit: 'ok', remove: 'Forbidden', report: 'NotAllowedOnSelf' })).toEqual({
    can: { edit: true },
  })
  expect(showRights({ comment: 'CommentsClosed', edit: 'ok' })).toEqual({
    can: { edit: true },
    whyNot: { comment: errorCatalogue.CommentsClosed.text },
  })
})

test('a command ends with the error of the verdict', () => {
  expect(() => enforce('ok')).not.toThrow()
  expect(() => enforce('CommentsClosed')).toThrow(Failure)
})

test('a visitor is nobody’s owner', () => {
  expect([forOwner(owner, 'a'), forOwner(other, 'a'), forOwner(null, 'a')]).toEqual([
    'ok',
    'Forbidden',
    'Forbidden',
  ])
  expect([forOthers(owner, 'a'), forOthers(other, 'a'), forOthers(null, 'a')]).toEqual([
    'NotAllowedOnSelf',
    'ok',
    'ok',
  ])
})
