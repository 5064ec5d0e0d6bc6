import { Button } from '../actions/button.tsx'
import { pendingQuestion } from './confirm.ts'
import { Modal } from './modal.tsx'
import { useStore } from '../store.ts'

/** Renders the questions of `confirm` and `alertUser`: 取消 and 确定, or 确定 alone. Esc is 取消. Once per page. */
export function ConfirmHost() {
  const asked = useStore(pendingQuestion)
  const {
    title = '',
    text,
    confirmLabel = '确定',
    cancelLabel = '取消',
    other,
    danger,
    isNotice,
  } = asked ?? {}
  const answer = (yes: boolean) => asked?.answer(yes)
  return (
    <Modal
      open={asked !== null}
      onClose={() => answer(false)}
      title={title}
      role="alertdialog"
      footer={
        <>
          {isNotice === true ? null : (
            <Button kind="line" onClick={() => answer(false)}>
              {cancelLabel}
            </Button>
          )}
          {other === undefined ? null : (
            <Button
              kind="line"
              onClick={() => {
                other.onChoose()
                answer(true)
              }}
            >
              {other.label}
            </Button>
          )}
          <Button kind={danger === true ? 'danger' : 'ink'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  )
}
