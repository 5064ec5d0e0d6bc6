import { chooseTheme, Modal, RadioGroup, useTheme, Button } from '@guangquan/ui'
import { useState } from 'react'
import { ButtonRow } from './rows.tsx'

const themes = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '展墙' },
  { value: 'dark', label: '暗房' },
] as const

export function ThemeRow() {
  const { choice } = useTheme()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ButtonRow
        label="外观"
        value={themes.find((theme) => theme.value === choice)?.label}
        onPress={() => setOpen(true)}
      />
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="外观"
        footer={
          <Button kind="ink" onClick={() => setOpen(false)}>
            完成
          </Button>
        }
      >
        <RadioGroup label="外观" labelHidden stacked options={themes} value={choice} onChange={chooseTheme} />
      </Modal>
    </>
  )
}
