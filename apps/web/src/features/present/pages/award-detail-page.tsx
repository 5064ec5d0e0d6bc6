import { PresentView } from '../components/present-view.tsx'
import { WithPresent } from '../components/with-present.tsx'

/** 奖品详情: as a present, with the certificate and the work that won it. */
export default function AwardDetailPage() {
  return <WithPresent title="奖品详情">{(present) => <PresentView present={present} />}</WithPresent>
}
