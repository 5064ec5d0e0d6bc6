import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { alertUser, confirm } from '../overlay/confirm.ts'
import { Modal } from '../overlay/modal.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { showToast } from '../overlay/toast.tsx'
import { PartRow, PartSection } from './part-section.tsx'

const reasons = ['广告或刷屏', '不是本人作品', '让人不适', '其他'].map((label) => ({ value: label, label }))

export function OverlayParts() {
  const [open, setOpen] = useState<'report' | 'terms' | 'sheet'>()
  const [reason, setReason] = useState<string | null>(null)
  const close = () => setOpen(undefined)

  async function remove() {
    const yes = await confirm({
      title: '删除这张照片？',
      text: '《沙脊》和它的 41 条评论将被永久删除，无法恢复。',
      danger: true,
    })
    if (yes) showToast('已删除')
    else showToast('已取消删除', 'info')
  }

  return (
    <PartSection name="弹窗、面板、提示">
      <div>
        <PartRow>
          <Button kind="line" size="small" onClick={() => void remove()}>
            确认删除
          </Button>
          <Button kind="line" size="small" onClick={() => void alertUser('请至少选择一个分类')}>
            提醒
          </Button>
          <Button kind="line" size="small" onClick={() => setOpen('report')}>
            举报
          </Button>
          <Button kind="line" size="small" onClick={() => setOpen('terms')}>
            协议
          </Button>
          <Button kind="line" size="small" onClick={() => setOpen('sheet')}>
            评论面板
          </Button>
          <Button kind="line" size="small" onClick={() => showToast('已收藏')}>
            成功提示
          </Button>
          <Button kind="line" size="small" onClick={() => showToast('没有保存，请再试一次', 'error')}>
            失败提示
          </Button>
        </PartRow>
      </div>
      <Modal
        open={open === 'report'}
        onClose={close}
        title="举报这张照片"
        closable
        footer={
          <Button
            disabled={reason === null}
            disabledReason="先选一个原因"
            onClick={() => {
              close()
              showToast('已举报')
            }}
          >
            提交
          </Button>
        }
      >
        <RadioGroup label="原因" labelHidden stacked options={reasons} value={reason} onChange={setReason} />
      </Modal>
      <Modal
        open={open === 'terms'}
        onClose={close}
        title="注册与服务协议"
        size="tall"
        closable
        footer={<Button onClick={close}>我已阅读</Button>}
      >
        <LongText />
      </Modal>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="评论 41"
        footer={
          <Button block onClick={close}>
            评论
          </Button>
        }
      >
        <LongText />
      </Sheet>
    </PartSection>
  )
}

function LongText() {
  return Array.from({ length: 14 }, (_, paragraph) => (
    <p key={paragraph} className="mb-3">
      第 {paragraph + 1} 条　照片的权利属于拍下它的人。你发布的内容由你负责，你可以随时把它收回。
    </p>
  ))
}
