import type { CsvFault } from '@guangquan/contract'
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('../platform/boot.ts', () => ({
  boot: { productKey: 'p', appKey: 'k', title: '', now: 0 },
  clockOffsetMs: () => 0,
}))
const { api, sentenceOf, write } = await import('../platform/api.ts')
const { question } = await import('../platform/confirmation.ts')
const { button, closePage, field, findButton, press, Refused, showPage, text, type, until } =
  await import('../testing/console-page.tsx')
const { CsvImportDialog } = await import('./csv/csv-import-dialog.tsx')
const { DayRangeFilter } = await import('./tables/day-range-filter.tsx')
const { MomentField } = await import('./fields/moment-field.tsx')
const { RowKeys } = await import('./tables/row-keys.tsx')
const { useKeys } = await import('./tables/use-keys.ts')
const { useMay } = await import('../platform/use-may.ts')

afterEach(closePage)

const lift = 'StaffStrike/Lift'
const liftOne = () => write(api.StaffStrike.Lift, { id: 'one', note: '', reason: '误判' })

/** Chooses a file in the only field for one. */
async function choose(content: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no field')
  const file = new File([content], 'list.csv', { type: 'text/csv' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}

interface Checked {
  faults: CsvFault[]
  rows: number
}

const imported: { csv: string; reason: string }[] = []

function ImportPage({ check }: { check: (csv: string) => Promise<Checked> }) {
  const [open, setOpen] = useState(true)
  return (
    <CsvImportDialog<Checked, number>
      open={open}
      title="导入"
      help="一行一个"
      sheet={{ name: '清单', columns: { id: '编号' } }}
      check={check}
      effectOf={({ rows }) => (rows === 0 ? null : `会加入 ${rows} 个`)}
      send={async (given) => {
        imported.push(given)
        return 2
      }}
      done={(count) => `加入了 ${count} 个`}
      changed={[]}
      onClose={() => setOpen(false)}
    />
  )
}

test('a file with faults is not imported: each is listed, and a mended one says what it will do', async () => {
  const check = async (csv: string): Promise<Checked> => {
    if (csv.includes('坏'))
      return { rows: 0, faults: [{ line: 2, column: '编号', cell: '坏', message: '只能是数字' }] }
    return { rows: csv.trim().split('\n').length - 1, faults: [] }
  }
  await showPage(<ImportPage check={check} />)
  await choose('编号\n坏\n')
  await until(() => expect(text()).toContain('有写错的地方，什么也没有导入'))
  expect(text()).toContain('只能是数字')
  expect(findButton('导入')).toBeUndefined()
  await choose('编号\n')
  await until(() => expect(text()).toContain('没有要导入的'))
  expect(findButton('导入')).toBeUndefined()
  await choose('编号\n1\n2\n')
  await until(() => expect(text()).toContain('会加入 2 个'))
  expect(text()).not.toContain('只能是数字')
  await press('导入')
  await until(() => expect(text()).toContain('请填写原因'))
  expect(imported).toEqual([])
  await type('原因', '新到一批')
  await press('导入')
  await until(() => expect(text()).toContain('加入了 2 个'))
  expect(imported).toEqual([{ csv: '编号\n1\n2\n', reason: '新到一批' }])
  await until(() => expect(findButton('导入')).toBeUndefined())
})

test('a file that could not be checked says why', async () => {
  await showPage(<ImportPage check={() => Promise.reject(new Error('服务暂时不可用'))} />)
  await choose('编号\n1\n')
  await until(() => expect(text()).toContain('服务暂时不可用'))
  expect(findButton('导入')).toBeUndefined()
})

function Outcome() {
  const [outcome, say] = useState('')
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void liftOne().then(
            () => say('已撤销'),
            (error: unknown) => say(sentenceOf(error)),
          )
        }
      >
        撤销
      </button>
      <p>{outcome}</p>
    </>
  )
}

test('a write waits for the code that the server wants, and nothing is sent again without it', async () => {
  let isConfirmed = false
  const { sent } = await showPage(<Outcome />, {
    responses: {
      [lift]: () => {
        if (!isConfirmed)
          throw new Refused({ status: 403, error: 'ConfirmationNeeded', message: '请先确认身份' })
        return {}
      },
    },
  })
  await press('撤销')
  await until(() => expect(question.get()).not.toBeNull())
  expect(sent).toHaveLength(1)
  question.get()?.cancelled()
  question.set(null)
  await until(() => expect(text()).toContain('没有确认，什么也没有改'))
  expect(sent).toHaveLength(1)
  await press('撤销')
  await until(() => expect(question.get()).not.toBeNull())
  isConfirmed = true
  question.get()?.confirmed()
  question.set(null)
  await until(() => expect(text()).toContain('已撤销'))
  expect(sent).toHaveLength(3)
  // The same write throughout: every attempt has the same id.
  expect(new Set(sent.map(({ input }) => input['requestId'])).size).toBe(1)
})

function Offered() {
  const may = useMay()
  return (
    <>
      {may(api.StaffStrike.Lift) ? <button type="button">撤销</button> : null}
      {may(api.StaffStrike.GetList) ? <button type="button">查看</button> : null}
      {may({ service: 'StaffStrike', method: 'Nonsense' }) ? <button type="button">别的</button> : null}
    </>
  )
}

test('staff are offered what their roles may do, and what nobody declared is not offered', async () => {
  await showPage(<Offered />, { roles: ['moderator'] })
  expect([findButton('撤销'), findButton('查看')].map(Boolean)).toEqual([true, true])
  await showPage(<Offered />, { roles: ['support'] })
  expect([findButton('撤销'), findButton('查看')].map(Boolean)).toEqual([false, true])
  await showPage(<Offered />, { roles: [] })
  expect([findButton('撤销'), findButton('查看')].map(Boolean)).toEqual([false, false])
  expect(findButton('别的')).toBeUndefined()
})

const pressed: string[] = []

function Keys() {
  useKeys(true, (key) => {
    pressed.push(key)
    return key === 'a'
  })
  return (
    <>
      <input aria-label="说明" />
      <input type="checkbox" aria-label="选中" />
      <div role="dialog">
        <button type="button">在对话框里</button>
      </div>
    </>
  )
}

async function key(
  name: string,
  on: EventTarget = document.body,
  more: KeyboardEventInit = {},
): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  await act(async () => void on.dispatchEvent(event))
  return event.defaultPrevented
}

test('keys act where nobody types, without modifiers, once for a press that is held', async () => {
  await showPage(<Keys />)
  pressed.length = 0
  expect(await key('A')).toBe(true)
  expect(await key('b')).toBe(false)
  await key('a', field('选中'))
  expect(pressed).toEqual(['a', 'b', 'a'])
  await key('a', field('说明'))
  await key('a', button('在对话框里'))
  await key('a', document.body, { ctrlKey: true })
  await key('a', document.body, { metaKey: true })
  await key('a', document.body, { repeat: true })
  expect(pressed).toHaveLength(3)
  // A key that an input method consumes is ignored.
  await key('a', document.body, { isComposing: true })
  expect(pressed.filter((one) => one === 'a')).toHaveLength(2)
  await closePage()
  await key('a')
  expect(pressed.filter((one) => one === 'a')).toHaveLength(2)
})

test('rows are walked by J and K, and a key presses the button of that row alone', async () => {
  const decided: string[] = []
  const row = (name: string) => (
    <tr data-row-key={name}>
      <td>
        <a href="#row">{name}</a>
        <button type="button" aria-keyshortcuts="h" onClick={() => decided.push(name)}>
          隐藏{name}
        </button>
      </td>
    </tr>
  )
  await showPage(
    <RowKeys>
      <table>
        <tbody>
          {row('甲')}
          {row('乙')}
        </tbody>
      </table>
    </RowKeys>,
  )
  // Nothing is decided before a row was chosen.
  expect(await key('h')).toBe(false)
  await key('j')
  expect(document.activeElement?.textContent).toBe('甲')
  await key('j')
  expect(document.activeElement?.textContent).toBe('乙')
  // There is no third row: the focus stays.
  expect(await key('j')).toBe(false)
  expect(document.activeElement?.textContent).toBe('乙')
  await key('h')
  await key('k')
  await key('h')
  expect(decided).toEqual(['乙', '甲'])
})

test('a range of days shows the address, and a text in it that is no day narrows nothing', async () => {
  const days = () => [...document.querySelectorAll('input')].map(({ value }) => value)
  const { goTo } = await showPage(<DayRangeFilter />, { address: '/orders?from=2026-11-01&to=2026-11-30' })
  expect(days()).toEqual(['2026-11-01', '2026-11-30'])
  await goTo('/orders?from=nonsense&to=2026-13-01')
  expect(days()).toEqual(['', ''])
  await goTo('/orders?to=2026-11-30')
  expect(days()).toEqual(['', '2026-11-30'])
})

test.each(['America/Los_Angeles', 'Asia/Shanghai'])(
  'a field for a time shows what calls write, on a device in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    await showPage(<MomentField value="2026-11-30 23:30:00" />)
    expect(document.querySelector('input')?.value).toBe('2026-11-30 23:30')
    vi.unstubAllEnvs()
  },
)
