import { PresentView } from '../components/present-view.tsx'
import { WithPresent } from '../components/with-present.tsx'

/** 礼品详情. */
export default function PresentDetailPage() {
  return <WithPresent title="礼品详情">{(present) => <PresentView present={present} />}</WithPresent>
}
