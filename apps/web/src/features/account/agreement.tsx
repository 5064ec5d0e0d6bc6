import './account.css'
import { Checkbox, confirm } from '@guangquan/ui'
import { openTerms, termsNames } from '../../shared/sign-in/terms.ts'

/** The terms checkbox, which is never ticked in advance. */
export function AgreementBox({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) {
  return (
    <div className="agreement">
      <Checkbox
        label="我已阅读并同意"
        aria-label={`我已阅读并同意《${termsNames[4]}》和《${termsNames[5]}》`}
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <TermsButtons joint="和" />
    </div>
  )
}

/** Asks for agreement to the terms in a dialog; true for 同意并继续. */
export function promptForAgreement(): Promise<boolean> {
  return confirm({
    title: '请阅读并同意',
    text: (
      <p className="agreement">
        <TermsButtons />
      </p>
    ),
    confirmLabel: '同意并继续',
    cancelLabel: '不同意',
  })
}

function TermsButtons({ joint = '' }: { joint?: string }) {
  return (
    <>
      <button type="button" className="ui-link" aria-haspopup="dialog" onClick={() => openTerms(4)}>
        《{termsNames[4]}》
      </button>
      {joint}
      <button type="button" className="ui-link" aria-haspopup="dialog" onClick={() => openTerms(5)}>
        《{termsNames[5]}》
      </button>
    </>
  )
}
