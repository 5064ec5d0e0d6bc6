import { Modal } from '@guangquan/ui'
import type { Prover } from '../prover.ts'
import { ProveSelf, type ProofWays } from './prove-self.tsx'

/** Asks for proof of identity before a protected action. */
export function ProofDialog(props: {
  own: Prover
  ways: ProofWays
  title: string
  text: string
  submitLabel: string
  /** Performs the action; a failure is shown under the field. */
  onProved: (ticket: string) => Promise<void>
  onClose: () => void
}) {
  const { own, ways, title, text, submitLabel, onProved, onClose } = props
  return (
    <Modal open onClose={onClose} title={title} closable>
      <p className="mb-4">{text}</p>
      <ProveSelf own={own} ways={ways} submitLabel={submitLabel} onProved={onProved} />
    </Modal>
  )
}
