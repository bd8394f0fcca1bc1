import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ReactNode } from 'react';
import { Button } from './Button';
import { useUiTexts } from './uiTexts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in for the broken part; an offer to reload where nothing else is given. */
  fallback?: ReactNode;
  /** The part is tried again whenever this changes. */
  resetOn?: string;
}

/** Keeps the rest of the page working where a part of it breaks or cannot be loaded. React logs the reason. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.broken && before.resetOn !== this.props.resetOn) this.setState({ broken: false });
  }

  override render() {
    const { children, fallback = <Broken /> } = this.props;
    return this.state.broken ? fallback : children;
  }
}

function Broken() {
  const texts = useUiTexts();
  return (
    <chakra.div
      role="alert"
      position="fixed"
      insetX="3"
      bottom="3"
      mx="auto"
      maxW="2xl"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="3"
      bg="panel"
      borderWidth="2px"
      borderColor="danger"
      borderRadius="large"
      fontSize="body"
    >
      {texts.broken.explanation}
      <Button onClick={() => location.reload()}>{texts.broken.reload}</Button>
    </chakra.div>
  );
}
