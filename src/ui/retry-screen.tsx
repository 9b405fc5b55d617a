import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from './button';
import './empty-state.css';
import { wording } from './wording';

export interface RetryScreenProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** What stands in the place of something that could not be shown. */
export function RetryScreen({ title, text, onRetry }: RetryScreenProps) {
  return (
    <div className="empty-state" role="alert">
      <TriangleAlert size={28} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="empty-state-actions">
        <Button variant="primary" onClick={onRetry}>
          {wording.ui.tryAgain}
        </Button>
        <Button onClick={() => location.reload()}>{wording.ui.reload}</Button>
      </div>
    </div>
  );
}
