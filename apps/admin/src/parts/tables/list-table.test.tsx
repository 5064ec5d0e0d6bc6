import type { StaffStrikeItem } from '@guangquan/contract'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('../../platform/boot.ts', () => ({
  boot: { productKey: 'p', appKey: 'k', title: '', now: 0 },
  clockOffsetMs: () => 0,
}))
const { api } = await import('../../platform/api.ts')
const { button, closePage, field, findButton, press, Refused, showPage, text, type, until } =
  await import('../../testing/console-page.tsx')
const { CheckFilter, FilterRow, LinkedFilter, SearchFilter } = await import('./filters.tsx')
const { ListTable } = await import('./list-table.tsx')
const { useAddress } = await import('../page/use-address.ts')

afterEach(async () => {
  localStorage.clear()
  await closePage()
})

const columns = [
  { key: 'nickName', name: '会员', render: (_: unknown, { nickName }: StaffStrikeItem) => nickName },
  { key: 'reason', name: '原因', render: (_: unknown, { reason }: StaffStrikeItem) => reason },
]

function Strikes() {
  const [{ member, staffName }] = useAddress(['member', 'staffName', 'late'])
  return (
    <>
      <FilterRow>
        <SearchFilter name="member" label="会员" placeholder="会员" />
        <LinkedFilter name="staffName">某位同事给出的</LinkedFilter>
        <CheckFilter name="late">逾期的</CheckFilter>
      </FilterRow>
      <ListTable
        name="strikes"
        label="处罚记录"
        list={api.StaffStrike.GetList}
        input={{ member, staffName }}
        rowKey="id"
        columns={columns}
        empty="没有这样的处罚"
        exportBy={api.StaffStrike.Export}
      />
    </>
  )
}

/** Pages of so many rows, two per page, whose cursors are the numbers of the next rows. */
const pagesOf = (count: () => number) => (input: Record<string, unknown>) => {
  const word = typeof input['member'] === 'string' ? input['member'] : '会员'
  const from = Number(input['cursor'] ?? 0)
  const rows = Array.from({ length: count() }, (_, place) => ({
    id: `id-${place}`,
    nickName: `${word} ${place}`,
    reason: '广告',
  }))
  const { rowId } = input
  if (rowId !== undefined) {
    const items = rows.filter(({ id }) => id === rowId)
    return { items, totalCount: items.length, isLast: true, nextCursor: null }
  }
  const isLast = from + 2 >= rows.length
  return {
    items: rows.slice(from, from + 2),
    totalCount: rows.length,
    isLast,
    nextCursor: isLast ? null : String(from + 2),
  }
}

const list = 'StaffStrike/GetList'
const inputs = (sent: { name: string; input: Record<string, unknown> }[]) =>
  sent.filter(({ name }) => name === list).map(({ input }) => input)

test('pages are turned forwards by cursor and backwards without a call', async () => {
  const { sent } = await showPage(<Strikes />, { responses: { [list]: pagesOf(() => 5) } })
  await until(() => expect(text()).toContain('第 1 页，共 5 条'))
  expect(button('上一页')).toHaveProperty('disabled', true)
  await press('下一页')
  await until(() => expect(text()).toContain('第 2 页'))
  expect(text()).toContain('会员 2')
  expect(text()).not.toContain('会员 1')
  await press('下一页')
  await until(() => expect(text()).toContain('第 3 页'))
  expect(button('下一页')).toHaveProperty('disabled', true)
  await press('上一页')
  await until(() => expect(text()).toContain('会员 2'))
  expect(inputs(sent).map(({ cursor }) => cursor)).toEqual([undefined, '2', '4'])
})

test('another filter is another list from its first page on; the address keeps it', async () => {
  const { sent, address } = await showPage(<Strikes />, {
    address: '/strikes?staffName=he.xi',
    responses: { [list]: pagesOf(() => 5) },
  })
  await until(() => expect(text()).toContain('第 1 页'))
  await press('下一页')
  await until(() => expect(text()).toContain('第 2 页'))
  await type('会员', '  阿岚 ')
  await press('search')
  await until(() => expect(text()).toContain('阿岚 0'))
  expect(text()).toContain('第 1 页')
  expect(inputs(sent).at(-1)).toMatchObject({ member: '阿岚', staffName: 'he.xi' })
  expect(inputs(sent).at(-1)?.['cursor']).toBeUndefined()
  expect(new URLSearchParams(address().split('?')[1]).get('member')).toBe('阿岚')
})

test('two filters changed at once are both kept, and what a link narrowed by can be taken away', async () => {
  const { address } = await showPage(<Strikes />, {
    address: '/strikes?staffName=he.xi',
    responses: { [list]: pagesOf(() => 1) },
  })
  await until(() => expect(text()).toContain('会员 0'))
  const close = document.querySelector<HTMLElement>('.ant-tag-close-icon') ?? expect.fail('no tag to close')
  field('会员').focus()
  await type('会员', '阿岚')
  button('search').click()
  close.click()
  await until(() => expect(text()).toContain('阿岚 0'))
  expect(address()).toBe('/strikes?member=%E9%98%BF%E5%B2%9A')
  expect(text()).not.toContain('某位同事给出的')
})

test('the field shows what a link searched for, but not over what is being typed', async () => {
  const { goTo } = await showPage(<Strikes />, { responses: { [list]: pagesOf(() => 1) } })
  await goTo('/strikes?member=%E6%B2%88%E4%B8%80%E7%99%BD')
  await until(() => expect(field('会员').value).toBe('沈一白'))
  await type('会员', '沈')
  await goTo('/strikes?member=%E6%B2%88%E4%B8%80%E7%99%BD&late=1')
  await until(() => expect(text()).toContain('沈一白 0'))
  expect(field('会员').value).toBe('沈')
})

test('a list that has become shorter shows its last page, not an empty one', async () => {
  let count = 5
  await showPage(<Strikes />, { responses: { [list]: pagesOf(() => count) } })
  await until(() => expect(text()).toContain('第 1 页'))
  await press('下一页')
  await until(() => expect(text()).toContain('第 2 页'))
  await press('下一页')
  await until(() => expect(text()).toContain('第 3 页'))
  count = 3
  await press('刷新')
  await until(() => expect(text()).toContain('第 2 页，共 3 条'))
  expect(text()).toContain('会员 2')
  expect(text()).not.toContain('没有这样的处罚')
})

test('what could not be read says why and is tried again; rows that were read stay', async () => {
  let fails = true
  const pages = pagesOf(() => 3)
  await showPage(<Strikes />, {
    responses: {
      [list]: (input) => {
        if (fails) throw new Refused({ status: 503, error: 'Unavailable', message: '服务暂时不可用' })
        return pages(input)
      },
    },
  })
  await until(() => expect(text()).toContain('服务暂时不可用'))
  expect(text()).not.toContain('没有这样的处罚')
  fails = false
  await press('再试一次')
  await until(() => expect(text()).toContain('会员 0'))
  expect(text()).not.toContain('服务暂时不可用')
  fails = true
  await press('下一页')
  await until(() => expect(text()).toContain('服务暂时不可用'))
  expect(text()).toContain('第 1 页')
  expect(text()).toContain('会员 0')
})

test('an empty list says so once it is read', async () => {
  let respond: (page: unknown) => void = () => undefined
  await showPage(<Strikes />, {
    responses: { [list]: () => new Promise((resolve) => (respond = resolve)) },
  })
  expect(text()).not.toContain('没有这样的处罚')
  await until(() => expect(respond).not.toHaveLength(0))
  respond({ items: [], totalCount: 0, isLast: true, nextCursor: null })
  await until(() => expect(text()).toContain('没有这样的处罚'))
})

test('a row by itself is read by its key and gives way to the list with its filters', async () => {
  const { sent, address } = await showPage(<Strikes />, {
    address: '/strikes?staffName=he.xi&row=strikes%3Aid-1',
    responses: { [list]: pagesOf(() => 3) },
  })
  await until(() => expect(text()).toContain('会员 1'))
  expect(text()).not.toContain('会员 0')
  expect(inputs(sent)).toMatchObject([{ rowId: 'id-1', staffName: 'he.xi' }])
  await press('看整个列表')
  await until(() => expect(text()).toContain('会员 0'))
  expect(address()).toBe('/strikes?staffName=he.xi')
})

test('a hidden column stays hidden, and what others wrote into that memory does not matter', async () => {
  localStorage.setItem('console:columns:strikes', JSON.stringify(['reason', 7]))
  await showPage(<Strikes />, { responses: { [list]: pagesOf(() => 1) } })
  await until(() => expect(text()).toContain('会员 0'))
  expect(text()).not.toContain('广告')
  localStorage.setItem('console:columns:strikes', 'nonsense')
  await showPage(<Strikes />, { responses: { [list]: pagesOf(() => 1) } })
  await until(() => expect(text()).toContain('广告'))
})

test('an export takes the filters and a reason; who may not export is not offered it', async () => {
  const { sent } = await showPage(<Strikes />, {
    address: '/strikes?member=%E9%98%BF%E5%B2%9A',
    responses: { [list]: pagesOf(() => 1), 'StaffStrike/Export': () => ({ path: '#export' }) },
  })
  await until(() => expect(text()).toContain('阿岚 0'))
  await press('导出')
  await until(() => expect(text()).toContain('存成 CSV 文件'))
  await type('原因', '月度复核')
  const [, submit] = [...document.querySelectorAll<HTMLElement>('button')].filter(
    (one) => one.textContent.trim() === '导出',
  )
  submit?.click()
  await until(() => expect(sent.at(-1)?.name).toBe('StaffStrike/Export'))
  expect(sent.at(-1)?.input).toMatchObject({ member: '阿岚', reason: '月度复核' })
  await until(() => expect(text()).not.toContain('存成 CSV 文件'))

  await showPage(<Strikes />, { roles: ['support'], responses: { [list]: pagesOf(() => 1) } })
  await until(() => expect(text()).toContain('会员 0'))
  expect(findButton('导出')).toBeUndefined()
})
