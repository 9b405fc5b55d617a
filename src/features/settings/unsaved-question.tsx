import { Button } from '@/ui/button';
import { QuestionDialog } from '@/ui/question-dialog';
import { wording } from '@/ui/wording';

export interface UnsavedQuestionProps {
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asked when Settings is closed with changes in it; Esc goes back to them. */
export function UnsavedQuestion({ onKeepEditing, onDiscard, onSave }: UnsavedQuestionProps) {
  const { unsaved, save } = wording.settings;
  return (
    <QuestionDialog title={unsaved.title} message={unsaved.message} onCancel={onKeepEditing}>
      <Button onClick={onKeepEditing}>{unsaved.keepEditing}</Button>
      <Button variant="danger" onClick={onDiscard}>
        {unsaved.discard}
      </Button>
      <Button variant="primary" onClick={onSave}>
        {save}
      </Button>
    </QuestionDialog>
  );
}
