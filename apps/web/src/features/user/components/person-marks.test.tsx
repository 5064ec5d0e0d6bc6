import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonMarks } from './person-marks.tsx'

type Home = Parameters<typeof PersonMarks>[0]['home']

const nobody: Home = {
  usedAchievementSrc: null,
  usedAchievementTitle: null,
  userCategoryIcon: null,
  userType: 1,
}
const draw = (home: Home) => renderToStaticMarkup(<PersonMarks home={home} />)

test('a member without medal, verification or product has no marks', () => {
  expect(draw(nobody)).toBe('')
})

test('only owners are marked 机主', () => {
  expect(draw({ ...nobody, userType: 2 })).toContain('机主')
  expect(
    draw({ ...nobody, usedAchievementSrc: '/files/medal.webp', userCategoryIcon: 'judge' }),
  ).not.toContain('机主')
})

test('the medal is shown before the verification', () => {
  const html = draw({ ...nobody, usedAchievementSrc: '/files/medal.webp', userCategoryIcon: 'judge' })
  expect(html.indexOf('src="/files/medal.webp"')).toBeGreaterThan(-1)
  expect(html.indexOf('影赛评委')).toBeGreaterThan(html.indexOf('medal.webp'))
})
