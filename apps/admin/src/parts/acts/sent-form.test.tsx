import { Form, Input } from 'antd'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('../../platform/boot.ts', () => ({
  boot: { productKey: 'p', appKey: 'k', title: '', now: 0 },
  clockOffsetMs: () => 0,
}))
const { api, write } = await import('../../platform/api.ts')
const { button, closePage, field, findButton, press, Refused, showPage, text, type, until } =
  await import('../../testing/console-page.tsx')
const { ActDialog } = await import('./act-dialog.tsx')
const { DecideBar } = await import('./decide-bar.tsx')
const { RequestActs } = await import('./request-acts.tsx')
const { rowEdit } = await import('../tables/row-edit.ts')
const { SentForm } = await import('./sent-form.tsx')

afterEach(closePage)

interface Note {
  note: string
}

const noteField = (
  <Form.Item name="note" label="说明">
    <Input />
  </Form.Item>
)

const lift = 'StaffStrike/Lift'
const sendNote = ({ note }: Note) => write(api.StaffStrike.Lift, { id: 'one', note, reason: '误判' })
const noteForm = (
  <SentForm<Note> send={sendNote} submitText="保存" initialValues={{ note: '' }}>
    {noteField}
  </SentForm>
)

/** A form in a dialog that opens and closes. */
function LiftPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        撤销处罚
      </button>
      <ActDialog
        act={open ? { title: '撤销', submitText: '确认撤销', write: lifted, done: '已撤销' } : null}
        changed={[api.StaffStrike.GetList]}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
const lifted = ({ reason }: { reason: string }) =>
  write(api.StaffStrike.Lift, { id: 'one', note: '', reason })

test('a double click sends once, and again is possible after the response', async () => {
  let respond: (strike: object) => void = () => undefined
  const { sent } = await showPage(noteForm, {
    responses: { [lift]: () => new Promise((resolve) => (respond = resolve)) },
  })
  await type('说明', '第一次')
  const submit = button('保存')
  submit.click()
  submit.click()
  await until(() => expect(sent).toHaveLength(1))
  submit.click()
  document.querySelector('form')?.requestSubmit()
  await until(() => expect(submit.className).toContain('loading'))
  expect(sent).toHaveLength(1)
  respond({ id: 'one' })
  await until(() => expect(submit.className).not.toContain('loading'))
  await type('说明', '第二次')
  await press('保存')
  await until(() => expect(sent).toHaveLength(2))
  respond({ id: 'one' })
  expect(sent.map(({ input }) => input['note'])).toEqual(['第一次', '第二次'])
  expect(sent[0]?.input['requestId']).not.toBe(sent[1]?.input['requestId'])
})

test('what fails keeps what was typed, says what happened, and the next try is the same write', async () => {
  const { sent } = await showPage(noteForm, {
    responses: {
      [lift]: () => {
        throw new Refused({ status: 404, error: 'ContentNotFound', message: '这项处罚不在了' })
      },
    },
  })
  await type('说明', '写了很久的一段话')
  await press('保存')
  await until(() => expect(text()).toContain('这项处罚不在了'))
  expect(field('说明').value).toBe('写了很久的一段话')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('这项处罚不在了')
  await press('保存')
  await until(() => expect(sent).toHaveLength(2))
})

test('an error of a field stands beside it', async () => {
  await showPage(noteForm, {
    responses: {
      [lift]: () => {
        throw new Refused({
          status: 400,
          error: 'BadInput',
          message: '参数有误',
          details: { fields: { note: '说明里有不能用的字符' } },
        })
      },
    },
  })
  await type('说明', 'x')
  await press('保存')
  await until(() => expect(text()).toContain('说明里有不能用的字符'))
  expect(field('说明').getAttribute('aria-invalid')).toBe('true')
  // Not a second time above the button.
  expect(document.querySelector('[role=alert] .ant-alert')).toBeNull()
})

test('leaving asks while something is not saved, and not after it is saved or typed back', async () => {
  const { goTo, address } = await showPage(noteForm, {
    address: '/strikes',
    responses: { [lift]: () => ({}) },
  })
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  await type('说明', '草稿')
  expect(closing()).toBe(true)
  await goTo('/members')
  await until(() => expect(text()).toContain('改动还没有保存'))
  expect(address()).toBe('/strikes')
  await press('继续编辑')
  await until(() => expect(findButton('继续编辑')).toBeUndefined())
  expect(field('说明').value).toBe('草稿')
  await type('说明', '')
  expect(closing()).toBe(false)
  await type('说明', '要存的')
  await press('保存')
  await until(() => expect(button('保存').className).not.toContain('loading'))
  expect(closing()).toBe(false)
  await goTo('/members')
  await until(() => expect(address()).toBe('/members'))
})

test('after a failure leaving asks again, and giving the changes up leads on', async () => {
  const { goTo, address } = await showPage(noteForm, {
    address: '/strikes',
    responses: {
      [lift]: () => {
        throw new Refused({ status: 503, error: 'Unavailable', message: '服务暂时不可用' })
      },
    },
  })
  await type('说明', '草稿')
  await press('保存')
  await until(() => expect(text()).toContain('服务暂时不可用'))
  await goTo('/members')
  await until(() => expect(text()).toContain('改动还没有保存'))
  await press('放弃改动')
  await until(() => expect(address()).toBe('/members'))
})

test('what somebody else saved meanwhile is shown beside what is typed, to choose from', async () => {
  const saved: (readonly [string, number])[] = []
  const edit = rowEdit({
    row: { note: '旧的', version: 1 },
    load: () => Promise.resolve({ note: '同事写的', version: 2 }),
    valuesOf: ({ note }): Note => ({ note }),
    describe: ({ note = '' }) => ({ 说明: note }),
    save: async ({ note }: Note, { version }) => {
      saved.push([note, version])
      await write(api.StaffStrike.Lift, { id: 'one', note, reason: String(version) })
    },
  })
  const { sent } = await showPage(
    <SentForm<Note> send={edit} submitText="保存" initialValues={{ note: '旧的' }}>
      {noteField}
    </SentForm>,
    {
      responses: {
        [lift]: ({ reason }) => {
          if (reason === '1')
            throw new Refused({ status: 409, error: 'ChangedMeanwhile', message: '沈一白刚刚改过' })
          return {}
        },
      },
    },
  )
  await type('说明', '我写的')
  await press('保存')
  await until(() => expect(text()).toContain('沈一白刚刚改过'))
  for (const words of ['同事写的', '我写的']) expect(text()).toContain(words)
  expect(field('说明').value).toBe('我写的')
  await press('保存')
  await until(() => expect(sent).toHaveLength(2))
  expect(saved).toEqual([
    ['我写的', 1],
    ['我写的', 2],
  ])
  await until(() => expect(text()).not.toContain('沈一白刚刚改过'))
})

test('an act needs its reason, closes when it is done, and reads the list again', async () => {
  const { sent } = await showPage(<LiftPage />, { responses: { [lift]: () => ({}) } })
  await press('撤销处罚')
  await press('确认撤销')
  await until(() => expect(text()).toContain('请填写原因'))
  expect(sent).toEqual([])
  await type('原因', '认错了人')
  await press('确认撤销')
  await until(() => expect(text()).toContain('已撤销'))
  await until(() => expect(findButton('确认撤销')).toBeUndefined())
  expect(sent).toMatchObject([{ name: lift, input: { reason: '认错了人' } }])
})

test('an act that fails keeps its dialog with the reason; closing it asks first', async () => {
  await showPage(<LiftPage />, {
    responses: {
      [lift]: () => {
        throw new Refused({ status: 404, error: 'ContentNotFound', message: '这项处罚不在了' })
      },
    },
  })
  await press('撤销处罚')
  await type('原因', '认错了人')
  await press('确认撤销')
  await until(() => expect(text()).toContain('这项处罚不在了'))
  expect(field('原因').value).toBe('认错了人')
  expect(text()).not.toContain('已撤销')
  const close = document.querySelector<HTMLElement>('.ant-modal-close') ?? expect.fail('no way to close')
  close.click()
  await until(() => expect(text()).toContain('改动还没有保存'))
  await press('放弃改动')
  await until(() => expect(findButton('确认撤销')).toBeUndefined())
})

test('a decision about several says how many were decided and how many had changed', async () => {
  const done = vi.fn<() => void>()
  const page = (
    <DecideBar
      unit="件作品"
      chosen={['a', 'b', 'c']}
      decisions={[{ name: '通过', after: '作品会公开。', call: api.StaffPost.Show }]}
      changed={[]}
      onDone={done}
    />
  )
  const { sent } = await showPage(page, {
    responses: { 'StaffPost/Show': () => ({ done: ['a', 'b'], skipped: ['c'] }) },
  })
  await press('通过')
  await until(() => expect(text()).toContain('通过 3 件作品'))
  await type('原因', '都合格')
  const submit = [...document.querySelectorAll<HTMLElement>('.ant-modal button')].find(
    (one) => one.textContent === '通过',
  )
  submit?.click()
  await until(() => expect(text()).toContain('通过 2 件作品，1 件作品的状态已经变了，没有处理'))
  expect(sent[0]?.input).toMatchObject({ ids: ['a', 'b', 'c'], reason: '都合格' })
  expect(done).toHaveBeenCalledOnce()
})

test("nothing chosen, nothing to decide; one does not decide about one's own request", async () => {
  await showPage(
    <>
      <DecideBar
        unit="件作品"
        chosen={[]}
        decisions={[{ name: '通过', after: '', call: api.StaffPost.Show }]}
        changed={[]}
        onDone={() => undefined}
      />
      <RequestActs request={{ state: 'waiting', isOwn: true }} onChoose={() => undefined} />
      <RequestActs request={{ state: 'expired', isOwn: false }} onChoose={() => undefined} />
    </>,
  )
  expect(button('通过')).toHaveProperty('disabled', true)
  expect(text()).toContain('由另一位同事决定')
  expect(findButton('同意')).toBeUndefined()
})
