export const uiMessages = {
  pictureMissing: 'Picture not available',
  breadcrumbs: 'You are here',
  home: 'Home',
  listTroubled: 'This is taking longer than it should. We keep trying by ourselves.',
  retry: 'Retry',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
};
